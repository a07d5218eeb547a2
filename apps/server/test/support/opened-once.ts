import {
  openMigratedDatabase,
  type MigratedDatabase,
  type OpenMigratedDatabase,
} from '../../src/cli/command/command-context.js';

/**
 * Hands one database to every command of a test file: opening one takes longer than a command does. It is
 * opened by the first of them, which names it, and stays open until `close`.
 */
export function openedOnce(): { open: OpenMigratedDatabase; close(): Promise<void> } {
  let opened: Promise<MigratedDatabase> | undefined;
  return {
    async open(access) {
      const isFirst = opened === undefined;
      opened ??= openMigratedDatabase(access);
      const { database, ...changes } = await opened;
      const close = () => Promise.resolve();
      const nothing = { migrated: [], distributed: [] };
      return { database: { ...database, close }, ...(isFirst ? changes : nothing) };
    },
    async close() {
      await (await opened)?.database.close();
    },
  };
}

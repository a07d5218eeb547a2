import type { Command } from 'commander';
import { countForeignEnvelopes, rewrapEnvelopes } from '../../platform/vault/kept-envelopes.js';
import { CliError, type Cli } from '../command/command-context.js';

export function addVaultCommands(program: Command, cli: Cli): void {
  program
    .command('vault')
    .description('the keys that keep private keys and second factors')
    .command('rewrap')
    .description('wrap everything kept under VAULT_KEY_PREVIOUS anew under VAULT_KEY')
    .action(() =>
      cli.onDatabase(async ({ db, vaultKeys }, output) => {
        const rewrapped = await rewrapEnvelopes(db, vaultKeys);
        const remaining = await countForeignEnvelopes(db, vaultKeys.current);
        output.result({ rewrapped, remaining }, [
          `Signing keys: ${rewrapped.signingKeys}, platform secrets: ${rewrapped.platformSecrets}, second factors: ${rewrapped.totpSecrets}, webhook secrets: ${rewrapped.webhookSecrets} wrapped anew.`,
          remaining === 0 ? 'VAULT_KEY_PREVIOUS is not needed any more.' : `${remaining} remain.`,
        ]);
        if (remaining > 0) {
          throw new CliError('Something was kept under another key meanwhile. Run this again.');
        }
      }),
    );
}

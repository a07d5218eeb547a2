import { pathToFileURL } from 'node:url';

/**
 * Prints the regular expressions that a module makes with `new RegExp` while it is loaded, and those
 * that the modules it needs make.
 */
const recorded: { source: string; flags: string }[] = [];

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, args: [string, string?], newTarget) {
    const made = Reflect.construct(target, args, newTarget) as RegExp;
    recorded.push({ source: made.source, flags: made.flags });
    return made;
  },
});

await import(pathToFileURL(process.argv[2] ?? '').href);
console.log(JSON.stringify(recorded));

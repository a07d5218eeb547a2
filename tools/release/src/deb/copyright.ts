import { licenceTextOf, readNodeLicence } from '../licences.js';
import { listProductionPackages } from '../production-packages.js';

const separator = '-'.repeat(79);

/** The licences of everything in the package: ours, that of the Node inside, and those of what the server runs on. */
export function copyrightFile(root: string): string {
  const others = listProductionPackages(root).filter(({ name }) => !name.startsWith('@dpp/'));
  const parts = others.map((one) => licenceTextOf(root, one));
  return [
    `The Digital Product Passport server (/usr/lib/dpp/apps and /usr/lib/dpp/node_modules/@dpp) is licensed
under the Apache License 2.0. On Debian systems its text is in /usr/share/common-licenses/Apache-2.0.

It comes with Node.js ${process.version} (/usr/lib/dpp/node) and with the packages in /usr/lib/dpp/node_modules, whose
licences follow in this order.`,
    `Node.js ${process.version}\n\n${readNodeLicence()}`,
    ...parts.map(({ heading, text }) => `${heading}\n\n${text || 'The package brings no text.'}`),
  ]
    .join(`\n\n${separator}\n`)
    .concat('\n');
}

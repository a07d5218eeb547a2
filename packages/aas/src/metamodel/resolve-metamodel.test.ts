import { describe, expect, it } from 'vitest';
import {
  partsOf,
  readAasSchemas,
  type AasSchema,
  type SchemaNode,
} from '../../test/aas-schemas.js';
import { editions } from './editions.js';
import {
  resolveEnvironment,
  type ResolvedClass,
  type ResolvedKind,
  type ResolvedMember,
} from './resolve-metamodel.js';

const schemas = readAasSchemas();

/** All classes that an environment leads to. */
function classesOf(kind: ResolvedKind, found = new Set<ResolvedClass>()): Set<ResolvedClass> {
  if (kind.sort === 'choice') for (const each of kind.classes.values()) classesOf(each, found);
  if (kind.sort !== 'class' || found.has(kind)) return found;
  found.add(kind);
  for (const member of kind.members) classesOf(member.kind, found);
  return found;
}

/** What can be said of a member without a word of its pattern. */
interface Said {
  readonly required: boolean;
  readonly list: boolean;
  readonly sort: string;
  readonly choices?: readonly unknown[];
  readonly length?: readonly [least: number, most: number];
}

function saidByTable({ kind, list, required }: ResolvedMember): Said {
  const said = { required, list, sort: kind.sort === 'choice' ? 'class' : kind.sort };
  if (kind.sort === 'text') return { ...said, length: [kind.least, kind.most] };
  if (kind.sort === 'choice') return { ...said, choices: [...kind.classes.keys()].sort() };
  return kind.sort === 'enumeration' ? { ...said, choices: [...kind.literals].sort() } : said;
}

function saidBySchema(schema: AasSchema, nodes: readonly SchemaNode[], required: boolean): Said {
  const parts = partsOf(schema, nodes);
  const items = parts.find((part) => part.items)?.items;
  if (items !== undefined) return { ...saidBySchema(schema, [items], required), list: true };
  const said = { required, list: false };
  const fixed = parts.find((part) => 'const' in part);
  if (fixed) return { ...said, sort: 'enumeration', choices: [fixed.const] };
  const literals = parts.find((part) => part.enum)?.enum;
  if (literals) return { ...said, sort: 'enumeration', choices: [...literals].sort() };
  const choices = parts.find(({ oneOf }) => oneOf)?.oneOf;
  if (choices)
    return {
      ...{ ...said, sort: 'class' },
      choices: choices.map(({ $ref }) => $ref?.replace('#/definitions/', '')).sort(),
    };
  if (parts.some(({ properties }) => properties)) return { ...said, sort: 'class' };
  if (parts.some(({ type }) => type === 'boolean')) return { ...said, sort: 'boolean' };
  const least = Math.max(0, ...parts.map(({ minLength = 0 }) => minLength));
  const most = Math.min(Infinity, ...parts.map(({ maxLength = Infinity }) => maxLength));
  return { ...said, sort: 'text', length: [least, most] };
}

describe.skipIf(schemas.length === 0)(
  'the table of the metamodel (skipped without ORACLES_DIR)',
  () => {
    // IDTA-01001-3-0 and 3-1, JSON schemas
    it.each(editions.filter((edition) => edition !== '3.2'))(
      'says what the schema of %s says',
      (edition) => {
        const schema = schemas.find(({ $id }) => $id?.endsWith(edition.replace('.', '/')));
        if (!schema) throw new Error(`there is no schema of ${edition}`);
        const classes = [...classesOf(resolveEnvironment(edition))];
        for (const { name, members } of classes) {
          const parts = partsOf(schema, [schema.definitions[name] ?? {}]);
          const required = new Set(parts.flatMap((part) => part.required ?? []));
          const properties = new Set(parts.flatMap((part) => Object.keys(part.properties ?? {})));
          // The choice of a class has looked at it before the class does.
          const hasModelType = members.some((member) => member.name === 'modelType');
          required.delete('modelType');
          if (!hasModelType) properties.delete('modelType');
          const bySchema = [...properties].map((property): [string, Said] => {
            const nodes = parts.flatMap((part) => part.properties?.[property] ?? []);
            return [property, saidBySchema(schema, nodes, required.has(property))];
          });
          const byTable = members.map((member): [string, Said] => [
            member.name,
            saidByTable(member),
          ]);
          expect({ name, ...Object.fromEntries(byTable) }).toEqual({
            name,
            ...Object.fromEntries(bySchema),
          });
        }
        expect(classes.map(({ name }) => name)).toHaveLength(37);
      },
    );

    it('lets lists of the environment be empty, and no others', () => {
      const classes = [...classesOf(resolveEnvironment('3.2'))];
      const mayBeEmpty = classes.flatMap(({ members }) =>
        members.filter((member) => member.mayBeEmpty),
      );
      expect(mayBeEmpty.map(({ name }) => name)).toEqual([
        'assetAdministrationShells',
        'submodels',
        'conceptDescriptions',
      ]);
    });
  },
);

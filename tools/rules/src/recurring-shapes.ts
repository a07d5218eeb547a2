import type { Shape } from '@dpp/espr-validate/rules';
import { shapeNames, type ShapeName } from './shape-names.js';

type ObjectShape = Extract<Shape, { kind: 'object' }>;

/** Says which object shapes recur, and by what name. Shapes are the same when their types are. */
export class RecurringShapes {
  /** By the type, written out. */
  readonly #shapes = new Map<string, { readonly shape: ObjectShape; occurrences: number }>();
  readonly #typeOf: (shape: ObjectShape) => string;

  /**
   * @param shapes - Every shape that is written.
   * @param typeOf - The type of an object, with all that is inside it.
   * @throws an Error when a recurring shape has no name, or a name no recurring shape.
   */
  constructor(shapes: readonly Shape[], typeOf: (shape: ObjectShape) => string) {
    this.#typeOf = typeOf;
    for (const shape of shapes) this.#count(shape);
    const named = this.named();
    for (const { name } of shapeNames.values()) {
      const uses = named.filter((one) => one.name === name).length;
      if (uses !== 1) throw new Error(`${uses} recurring shapes are called ${name}.`);
    }
  }

  /** The recurring shapes, in the order they are met. */
  named(): (ShapeName & { readonly shape: ObjectShape })[] {
    const recurring = [...this.#shapes.values()].filter(({ occurrences }) => occurrences > 1);
    return recurring.map(({ shape }) => ({ ...nameOf(shape), shape }));
  }

  /** The name of a shape that recurs; `undefined` for one that does not. */
  find(shape: ObjectShape): string | undefined {
    const found = this.#shapes.get(this.#typeOf(shape));
    return found !== undefined && found.occurrences > 1 ? nameOf(shape).name : undefined;
  }

  #count(shape: Shape): void {
    if (shape.kind === 'either') for (const each of shape.alternatives) this.#count(each);
    if (shape.kind === 'list') this.#count(shape.entry);
    if (shape.kind !== 'object' || Object.keys(shape.members).length === 0) return;
    const type = this.#typeOf(shape);
    const known = this.#shapes.get(type);
    if (known) {
      known.occurrences += 1;
      return;
    }
    this.#shapes.set(type, { shape, occurrences: 1 });
    for (const member of Object.values(shape.members)) this.#count(member.shape);
  }
}

function nameOf({ members }: ObjectShape): ShapeName {
  const names = Object.keys(members).join(', ');
  const name = shapeNames.get(names);
  if (name === undefined) throw new Error(`The object of ${names} recurs and has no name.`);
  return name;
}

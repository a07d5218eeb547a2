import {
  addProblem,
  isJsonObject,
  memberPath,
  type ProblemList,
  type JsonObject,
} from './problem-list.js';
import { isClassName, isOf, type ClassName } from './metamodel.js';
import { isXsdLiteral, isXsdType } from './xsd-literals.js';

type Constraint = (instance: JsonObject, path: string, problems: ProblemList) => void;

/** What IDTA-01001 asks of a class beyond its members, and no JSON schema can say. */
const constraints: Partial<Record<ClassName, Constraint>> = {
  Extension: literalsOfValueType(['value'], 'xs:string'),
  Property: literalsOfValueType(['value']),
  Qualifier: literalsOfValueType(['value']), // AASd-020
  Range: literalsOfValueType(['min', 'max']),
  SubmodelElementList: (list, path, problems) => {
    checkTypes(list, path, problems);
    checkValueTypes(list, path, problems);
  },
};

export function checkConstraints(
  { name }: { readonly name: ClassName },
  instance: JsonObject,
  path: string,
  problems: ProblemList,
): void {
  constraints[name]?.(instance, path, problems);
}

/** Members of ValueDataType are in the lexical space of `valueType`; where there is none, of `byDefault`. */
function literalsOfValueType(members: readonly string[], byDefault?: string): Constraint {
  return (instance, path, problems) => {
    const { valueType = byDefault } = instance;
    if (!isXsdType(valueType)) return;
    for (const member of members) {
      const literal = instance[member];
      if (typeof literal !== 'string' || isXsdLiteral(valueType, literal)) continue;
      addProblem(problems, memberPath(path, member), `is not an ${valueType}`);
    }
  };
}

/** AASd-108: the elements of a list are of the class it names, or inherit from it. */
function checkTypes(list: JsonObject, path: string, problems: ProblemList): void {
  const { typeValueListElement: type } = list;
  if (!isClassName(type)) return;
  for (const [i, element] of elementsOf(list)) {
    if (!isClassName(element.modelType) || isOf(element.modelType, type)) continue;
    const message = `must be the typeValueListElement of its list, ${type} (AASd-108)`;
    addProblem(problems, `${memberPath(path, 'value')}[${i}].modelType`, message);
  }
}

/** AASd-109: a list of properties or ranges names the one value type of its elements. */
function checkValueTypes(list: JsonObject, path: string, problems: ProblemList): void {
  const { typeValueListElement: type, valueTypeListElement: valueType } = list;
  if (type !== 'Property' && type !== 'Range') return;
  if (valueType === undefined) {
    const message = `is required in a list of ${type} (AASd-109)`;
    addProblem(problems, memberPath(path, 'valueTypeListElement'), message);
    return;
  }
  if (!isXsdType(valueType)) return;
  for (const [i, element] of elementsOf(list)) {
    if (!isXsdType(element.valueType) || element.valueType === valueType) continue;
    const message = `must be the valueTypeListElement of its list, ${valueType} (AASd-109)`;
    addProblem(problems, `${memberPath(path, 'value')}[${i}].valueType`, message);
  }
}

function* elementsOf({ value }: JsonObject): Generator<readonly [index: number, JsonObject]> {
  if (!Array.isArray(value)) return;
  for (const [i, element] of value.entries()) if (isJsonObject(element)) yield [i, element];
}

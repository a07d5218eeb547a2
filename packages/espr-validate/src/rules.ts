/** Entry `@dpp/espr-validate/rules`: the rule table itself, for programs that generate from it. */
export { categoryRules } from './categories/all-categories.js';
export type { CategoryRules, FieldRule } from './categories/category-rules.js';
export type { CrossRule } from './rules/cross-rule.js';
export { describeShape } from './rules/describe-shape.js';
export type {
  BooleanShape,
  ChoiceShape,
  EitherShape,
  ListShape,
  MemberRule,
  MemberRules,
  NumberShape,
  ObjectShape,
  Shape,
  SingleShape,
  TextFormat,
  TextShape,
} from './rules/shape.js';

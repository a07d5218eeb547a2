/** An OpenAPI document in the order and words of its page. Texts may hold literals between backticks. */
export interface ApiDescription {
  readonly groups: readonly OperationGroup[];
  /** Refusals that operations share, by status. */
  readonly sharedRefusals: readonly DescribedReply[];
  /** What refusals hold, each under a name that they are told by. */
  readonly errorBodies: readonly DescribedShape[];
}

export interface DescribedShape {
  readonly name: string;
  readonly members: readonly DescribedMember[];
}

export interface OperationGroup {
  readonly id: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly operations: readonly DescribedOperation[];
}

export interface DescribedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description?: string | undefined;
  readonly caller: string;
  readonly permission?: string | undefined;
  /** True for an operation that the contract does not have. */
  readonly isExtension: boolean;
  readonly parameters: readonly DescribedMember[];
  readonly bodies: readonly DescribedBody[];
  readonly replies: readonly DescribedReply[];
  /** A request in several languages, and what it was answered. */
  readonly samples: readonly DescribedSample[];
  readonly example?: DescribedExample | undefined;
  /** Statuses of the shared refusals that it may answer. */
  readonly sharedStatuses: readonly string[];
}

export interface DescribedSample {
  /** Name of the language. */
  readonly label: string;
  readonly source: string;
}

/** A recorded reply. */
export interface DescribedExample {
  readonly status: string;
  readonly mediaType: string;
  readonly summary?: string | undefined;
  /** Its beginning, where it is long. */
  readonly text: string;
}

/** A parameter, or a member of a body. */
export interface DescribedMember {
  readonly name: string;
  /** `path`, `query`, `header`; undefined for a member of a body. */
  readonly place?: string | undefined;
  readonly type: string;
  readonly isRequired: boolean;
  readonly default?: string | undefined;
  readonly description?: string | undefined;
}

export interface DescribedBody {
  readonly mediaType: string;
  readonly description?: string | undefined;
  /** Members of the body when it is an object. */
  readonly members: readonly DescribedMember[];
  /** Type of the body when it is no object. */
  readonly type?: string | undefined;
}

export interface DescribedReply {
  readonly status: string;
  readonly description: string;
  readonly forms: readonly DescribedForm[];
}

export interface DescribedForm {
  readonly mediaType: string;
  readonly type?: string | undefined;
  /** Names of error bodies, in place of a type. */
  readonly errorBodies: readonly string[];
}

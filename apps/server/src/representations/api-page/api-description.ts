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
  readonly parameters: readonly DescribedMember[];
  readonly bodies: readonly DescribedBody[];
  readonly replies: readonly DescribedReply[];
  /** Statuses of the shared refusals that it may answer. */
  readonly sharedStatuses: readonly string[];
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

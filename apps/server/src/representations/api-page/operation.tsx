/** @jsxRuntime automatic @jsxImportSource preact */
import { Fragment, type JSX } from 'preact';
import type {
  DescribedBody,
  DescribedExample,
  DescribedForm,
  DescribedMember,
  DescribedOperation,
  DescribedReply,
  DescribedShape,
} from './api-description.js';
import { Prose } from './prose.js';

/**
 * One operation, folded in. Its id stands inside of the fold: a browser that is led to it opens the fold by
 * itself, without a script.
 */
export function Operation({ operation }: { readonly operation: DescribedOperation }): JSX.Element {
  const { id, method, path, summary, description, parameters, bodies } = operation;
  return (
    <details class="op">
      <summary>
        <h3>
          <span class={`verb ${method.toLowerCase()}`}>{method}</span>{' '}
          <code class="path">
            <Path path={path} />
          </code>
        </h3>
        <span class="what">
          <Prose text={summary} />
        </span>
      </summary>
      <div class="in" id={id}>
        {description !== undefined && (
          <p>
            <Prose text={description} />
          </p>
        )}
        <Caller operation={operation} />
        {parameters.length > 0 && (
          <>
            <h4>Parameters</h4>
            <Members members={parameters} />
          </>
        )}
        {bodies.map((body) => (
          <Body key={body.mediaType} body={body} />
        ))}
        {operation.samples.map(({ label, source }) => (
          <Fragment key={label}>
            <h4>{label}</h4>
            <pre tabIndex={0}>{source}</pre>
          </Fragment>
        ))}
        {operation.example && <Example example={operation.example} />}
        <h4>Replies</h4>
        <Replies replies={operation.replies} />
        {operation.sharedStatuses.length > 0 && (
          <p class="note">
            Also, as <a href="#errors">described for all operations</a>:{' '}
            <Prose text={operation.sharedStatuses.map((status) => `\`${status}\``).join(', ')} />
          </p>
        )}
      </div>
    </details>
  );
}

/** What the request of the samples was answered. */
function Example({ example }: { readonly example: DescribedExample }): JSX.Element {
  const { status, mediaType, summary, text } = example;
  return (
    <>
      <h4>
        Example of a reply, <code>{status}</code> <code>{mediaType}</code>
      </h4>
      {summary !== undefined && <p>{summary}</p>}
      <pre tabIndex={0}>{text}</pre>
    </>
  );
}

/** Breaks behind a slash, if it has to. */
function Path({ path }: { readonly path: string }): JSX.Element {
  const [first = '', ...segments] = path.split('/');
  return (
    <>
      {first}
      {segments.map((segment) => (
        <>
          /<wbr />
          {segment}
        </>
      ))}
    </>
  );
}

function Caller({ operation }: { readonly operation: DescribedOperation }): JSX.Element {
  const { id, caller, permission, isExtension } = operation;
  return (
    <dl class="about">
      <div>
        <dt>Who may call</dt>
        <dd>
          {caller}
          {permission !== undefined && (
            <>
              {' '}
              <code>{permission}</code>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>Name of the operation</dt>
        <dd>
          <a href={`#${id}`}>{id}</a>
        </dd>
      </div>
      {isExtension && (
        <div>
          <dt>Part of the contract</dt>
          <dd>No: an extension of this server</dd>
        </div>
      )}
    </dl>
  );
}

function Body({ body }: { readonly body: DescribedBody }): JSX.Element {
  const { mediaType, description, members, type } = body;
  return (
    <>
      <h4>
        Body, <code>{mediaType}</code>
      </h4>
      {description !== undefined && (
        <p>
          <Prose text={description} />
        </p>
      )}
      {type !== undefined && (
        <p class="type">
          <Prose text={type} />
        </p>
      )}
      {members.length > 0 && <Members members={members} />}
    </>
  );
}

function Members({ members }: { readonly members: readonly DescribedMember[] }): JSX.Element {
  return (
    <dl class="members">
      {members.map((member) => (
        <div key={`${member.place ?? ''} ${member.name}`}>
          <dt>
            <code>{member.name}</code>
            {member.isRequired && <span class="required">required</span>}
          </dt>
          <dd class="type">
            {member.place !== undefined && `${member.place}, `}
            <Prose text={member.type} />
            {member.default !== undefined && (
              <>
                , default <code>{member.default}</code>
              </>
            )}
          </dd>
          {member.description !== undefined && (
            <dd>
              <Prose text={member.description} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

export function Replies({ replies }: { readonly replies: readonly DescribedReply[] }): JSX.Element {
  return (
    <dl class="members replies">
      {replies.map(({ status, description, forms }) => (
        <div key={`${status} ${description}`}>
          <dt>
            <code>{status}</code>
          </dt>
          <dd>
            <Prose text={description} />
          </dd>
          {forms.map((form) => (
            <dd key={form.mediaType} class="type">
              <Form form={form} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Form({ form }: { readonly form: DescribedForm }): JSX.Element {
  const { mediaType, type, errorBodies } = form;
  return (
    <>
      <code>{mediaType}</code>
      {type !== undefined && (
        <>
          {': '}
          <Prose text={type} />
        </>
      )}
      {errorBodies.map((name, index) => (
        <>
          {index === 0 ? ': ' : ' or '}
          <a key={name} href={`#${idOfBody(name)}`}>
            <code>{name}</code>
          </a>
        </>
      ))}
    </>
  );
}

/** What refusals hold, folded in as operations are. */
export function ErrorBody({ body }: { readonly body: DescribedShape }): JSX.Element {
  return (
    <details>
      <summary>
        <h3>
          <code>{body.name}</code>
        </h3>
      </summary>
      <div class="in" id={idOfBody(body.name)}>
        <Members members={body.members} />
      </div>
    </details>
  );
}

/** With a hyphen, which no operationId has. */
function idOfBody(name: string): string {
  return `body-${name}`;
}

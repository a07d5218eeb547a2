import { useLocation } from 'preact-iso/router';
import { useEffect, useState } from 'preact/hooks';
import { basePath } from '../../base.js';
import { Bones } from '../../parts/bones.js';
import { Link } from '../../parts/link.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { Door } from './door.js';
import { useLinkToken } from './link-token.js';

/** The link that a server prints when it was started with its demo: it signs in, once. */
export function Demo() {
  const { words } = useTexts('door');
  const { route } = useLocation();
  const token = useLinkToken();
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const headers = { 'X-Demo-Token': token };
    void client.request({ method: 'POST', path: '/console/demo', headers, maxRetries: 0 }).then(
      () => route(basePath, true),
      () => setIsRefused(true),
    );
    // Once: the token is good for a single request.
  }, []);
  return (
    <Door title={words.demoTitle}>
      <h1>{words.demoTitle}</h1>
      {isRefused ? <p role="alert">{words.demoWrong}</p> : <Bones lines={2} />}
      <p>
        <Link to="/sign-in">{words.back}</Link>
      </p>
    </Door>
  );
}

/** User and group of the server in the image: `nonroot` by the custom of images without a distribution. */
export const userId = 65_532;

interface ImageConfig {
  /** ISO 8601. */
  readonly created: string;
  readonly architecture: string;
  readonly version: string;
  /** Digests of the layers before they were compressed, lowest first. */
  readonly diffIds: readonly string[];
}

const node = '/usr/bin/node';
const program = '/usr/lib/dpp/apps/server/dist/main.js';

/** Asks the server in the container; there is no shell and no curl in the image. */
const askForHealth =
  "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))";

/** The configuration of the image, as JSON. */
export function imageConfig({ created, architecture, version, diffIds }: ImageConfig): string {
  return JSON.stringify({
    created,
    architecture,
    os: 'linux',
    config: {
      User: `${userId}:${userId}`,
      ExposedPorts: { '3000/tcp': {} },
      Env: ['PATH=/usr/bin', 'HOST=0.0.0.0', 'PORT=3000', 'DATA_DIR=/var/lib/dpp'],
      Entrypoint: [node, program],
      Cmd: ['serve'],
      Volumes: { '/var/lib/dpp': {} },
      WorkingDir: '/var/lib/dpp',
      StopSignal: 'SIGTERM',
      Labels: {
        'org.opencontainers.image.title': 'dpp-server',
        'org.opencontainers.image.description': 'Server of Digital Product Passports',
        'org.opencontainers.image.licenses': 'Apache-2.0',
        'org.opencontainers.image.version': version,
      },
      // No member of the OCI specification, which has no health check: Docker and Podman read it here. Kubernetes has
      // probes instead (deploy/helm).
      Healthcheck: {
        Test: ['CMD', node, '-e', askForHealth],
        Interval: 30_000_000_000,
        Timeout: 5_000_000_000,
        StartPeriod: 60_000_000_000,
        Retries: 3,
      },
    },
    rootfs: { type: 'layers', diff_ids: diffIds },
    history: ['Node.js and the libraries that it loads', 'server', 'folder of data'].map(
      (comment) => ({ created, created_by: 'tools/release', comment }),
    ),
  });
}

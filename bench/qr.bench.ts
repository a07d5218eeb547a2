import { writeLabelArchive } from '@dpp/gs1/labels';
import { encodeQrCode, renderQrPng } from '@dpp/gs1/qr';
import bwipjs from 'bwip-js/node';
import type { Benchmark } from './harness.js';

const imagesPerRound = 20;
/** Its image is 516 pixels wide, and a module 12, as in ours. */
const peerOptions = { bcid: 'qrcode', eclevel: 'Q', scale: 6, padding: 10 };

let lastSerial = 0;
/** Another one for each image, so that nothing can be answered from memory. */
const nextUri = () => `https://id.example.org/01/09506000134352/21/A${String(++lastSerial)}`;

export const qrBenchmark: Benchmark = {
  name: 'qr',
  async run(measure) {
    await measure({
      name: 'draw a Digital Link as a QR code PNG of 512 pixels, per second of CPU',
      unit: 'ops/s',
      peer: "bwip-js's own toBuffer, the same symbol at 516 pixels",
      atLeast: 3.34,
      rounds: 9,
      runOurs: () =>
        imagesPerCpuSecond(() => Promise.resolve(renderQrPng(encodeQrCode(nextUri())))),
      runPeer: () => imagesPerCpuSecond(() => bwipjs.toBuffer({ ...peerOptions, text: nextUri() })),
    });
    await measure({
      name: 'write an archive of 200 labels, per second of CPU',
      unit: 'ops/s',
      peer: 'one archive a second, the promise itself',
      atLeast: 1,
      rounds: 5,
      runOurs: archivesPerCpuSecond,
      runPeer: () => 1,
    });
  },
};

async function archivesPerCpuSecond(): Promise<number> {
  const labels = Array.from({ length: 200 }, (_, i) => ({ id: String(i), uri: nextUri() }));
  const before = process.cpuUsage();
  let bytes = 0;
  for await (const chunk of writeLabelArchive(labels)) bytes += chunk.length;
  const { user, system } = process.cpuUsage(before);
  if (bytes === 0) throw new Error('The archive is empty.');
  return 1e6 / (user + system);
}

/** CPU of all threads: the peer compresses on another one. */
async function imagesPerCpuSecond(draw: () => Promise<Uint8Array>): Promise<number> {
  const before = process.cpuUsage();
  for (let i = 0; i < imagesPerRound; i++) await draw();
  const { user, system } = process.cpuUsage(before);
  return imagesPerRound / ((user + system) / 1e6);
}

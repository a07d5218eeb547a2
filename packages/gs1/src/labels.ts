export { writeLabelArchive } from './labels/write-label-archive.js';
export type {
  Label,
  LabelArchiveOptions,
  LabelManifest,
  SkippedLabel,
} from './labels/write-label-archive.js';

/** Stands for what somebody was shown: whole views of long matches would fill the memory. */
import { createHash } from 'node:crypto';

export const fingerprint = (shown: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(shown ?? null))
    .digest('base64');

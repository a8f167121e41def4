// What published.js exports; it is compiled on each machine from openapi.json, as wire.js is.

import type { CompiledOperation } from './wire.js'

/** By operation what its answers are judged by. */
export declare const answers: Record<
  string,
  Pick<CompiledOperation, 'operationId' | 'responses' | 'responseHeaders'>
>

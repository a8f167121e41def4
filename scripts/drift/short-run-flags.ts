import { setFlagsFromString } from 'node:v8'

/** Sets the engine up for a run that is over in a second; to be called before there is much in memory. */
export function setShortRunFlags(): void {
  // what is made lives briefly: a small space for it stays in the processor's cache, and costs less memory
  setFlagsFromString('--semi-space-growth-factor=1')
  // the run is over before the last optimising compiler has earned what it costs
  setFlagsFromString('--no-opt')
}

import type { EidOrder } from '../../control.ts'

/** Whether somebody is to say who they are, or to sign something. */
export const kindOf = ({ flow }: EidOrder): 'identify' | 'sign' => (flow === 'sign' ? 'sign' : 'identify')

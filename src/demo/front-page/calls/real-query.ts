import { control } from '../../control.ts'
import { controlQuery } from '../../control-query.ts'

/** Which services and operations are real. */
export const realQuery = controlQuery('real', (signal) => control.GET('/__mock/real', { signal }))

/** The line, counted from 1, on which what a pointer names begins; of what is around it when that is not there. */
export type FindLine = (pointer: string) => number | undefined

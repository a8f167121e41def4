/** The name of the file in `generated/<service>/calls` that orval writes for an operation. */
export const callFile = (operationId: string): string =>
  `${operationId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

import type { MutationFunction, MutationFunctionContext } from '@tanstack/react-query'

/** What is generated for an operation that changes something. */
type GeneratedMutation<Data, Variables> = { mutationFn: MutationFunction<Data, Variables> }

/** Mutation options by what a screen says, from which the generated call's variables are made. */
export function composeMutation<Said, Variables, Data>(
  generated: GeneratedMutation<Data, Variables>,
  variablesOf: (said: Said) => Variables,
): GeneratedMutation<Data, Said>
/** @param step what else it comes to, before the mutation has succeeded */
export function composeMutation<Said, Variables, Data, Result>(
  generated: GeneratedMutation<Data, Variables>,
  variablesOf: (said: Said) => Variables,
  step: (answer: Promise<Data>, context: MutationFunctionContext) => Promise<Result>,
): GeneratedMutation<Result, Said>
export function composeMutation<Said, Variables, Data, Result>(
  { mutationFn }: GeneratedMutation<Data, Variables>,
  variablesOf: (said: Said) => Variables,
  step?: (answer: Promise<Data>, context: MutationFunctionContext) => Promise<Result>,
): GeneratedMutation<Data | Result, Said> {
  return {
    mutationFn: (said, context) => {
      const answer = mutationFn(variablesOf(said), context)
      return step ? step(answer, context) : answer
    },
  }
}

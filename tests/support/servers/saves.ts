import type { ProjectCopy } from './project-copy.ts'

/**
 * The saves of somebody who adds to the portal, as they would type them: a field in one of the large contracts, and an
 * operation in one of the small ones, which each later save generates anew.
 */
export function savesIn({ save }: Pick<ProjectCopy, 'save'>) {
  const account = 'src/screens/settings/details/details-section.tsx'
  const shown = (line: string) =>
    save(account, (text) => text.replace('<ErrorSummary ', `${line}\n        <ErrorSummary `))
  return {
    /** An optional field in the answer of getUser, in the contract. */
    addField: () =>
      save('contracts/account_service/user-schemas.yaml', (text) =>
        text.replace(
          /^User:[^]*?\n {2}properties:\n/m,
          `$&    nickname:\n      type: string\n      description: What friends say.\n      maxLength: 40\n`,
        ),
      ),
    /** The mock answers with it. */
    answerField: () =>
      save('mocks/state/accounts/user-view.ts', (text) =>
        text.replace('return {\n    ...kept,', "return {\n    nickname: 'Mirre',\n    ...kept,"),
      ),
    showField: () => shown('<p>Kallas {user.nickname}</p>'),
    /** An operation, in the contract. */
    addOperation: () =>
      save('contracts/booking.yaml', (text) => text.replace(/^paths:\n/m, (paths) => paths + greeting)),
    /** What an operation answers that nobody has written. */
    changeExample: () =>
      save('contracts/booking.yaml', (text) => text.replace('examples: [Hello]', 'examples: [Welcome]')),
    writeOperation: () => {
      save(
        'mocks/operations/booking/registry.ts',
        (text) =>
          `import { getGreeting } from './get-greeting.ts'\n${text.replace('  isBookable,\n', '  getGreeting,\n  isBookable,\n')}`,
      )
      save('mocks/operations/booking/get-greeting.ts', operation)
    },
    changeRule: () =>
      save('mocks/operations/booking/get-greeting.ts', (text) => text.replace('Hej', 'God morgon')),
    /** The portal is to call it. */
    nameOperation: () =>
      save('orval.config.ts', (text) => text.replace("'isBookable'", "'getGreeting', 'isBookable'")),
    callOperation: () => {
      save('src/api/greeting.ts', call)
      save(
        account,
        (text) =>
          `import { useQuery } from '@tanstack/react-query'\nimport { greetingQuery } from '#src/api/greeting.ts'\n${text}` +
          'function Greeting() {\n  return <p>Hälsning: {useQuery(greetingQuery()).data?.text}</p>\n}\n',
      )
      shown('<Greeting />')
    },
    breakContract: () =>
      save('contracts/booking.yaml', (text) =>
        text.replace('operationId: getGreeting', 'operationID: getGreeting'),
      ),
    mendContract: () =>
      save('contracts/booking.yaml', (text) =>
        text.replace('operationID: getGreeting', 'operationId: getGreeting'),
      ),
    changeText: () =>
      save('src/screens/settings/messages.sv.json', (text) =>
        text.replace('Dina uppgifter', 'Det här är du'),
      ),
  }
}

const greeting = `  /booking/greeting:
    get:
      operationId: getGreeting
      tags: [homes]
      summary: Read a greeting
      x-requirement: [C-002]
      responses:
        '200':
          description: A greeting.
          content:
            application/json:
              schema:
                type: object
                required: [text]
                properties:
                  text:
                    type: string
                    pattern: '^[A-Z].*$'
                    examples: [Hello]
`

const operation = `import type { BookingOperation } from './shared/types.ts'

export const getGreeting: BookingOperation<'getGreeting'> = () => ({ status: 200, body: { text: 'Hej' } })
`

const call = `import { getGetGreetingQueryOptions } from '#gen/booking/calls/get-greeting.ts'

export const greetingQuery = () => getGetGreetingQueryOptions()
`

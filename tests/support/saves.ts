import type { ProjectCopy } from './project-copy.ts'

/** The saves of somebody who adds to the account service, as they would type them. */
export function savesIn({ save }: Pick<ProjectCopy, 'save'>) {
  const account = 'src/screens/settings/details-section.tsx'
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
      save('contracts/account_service.yaml', (text) =>
        text.replace(/^paths:\n/m, (paths) => paths + greeting),
      ),
    /** What an operation answers that nobody has written. */
    changeExample: () =>
      save('contracts/account_service.yaml', (text) =>
        text.replace('examples: [Hello]', 'examples: [Welcome]'),
      ),
    writeOperation: () => {
      save(
        'mocks/operations/account_service/registry.ts',
        (text) =>
          `import { getGreeting } from './get-greeting.ts'\n${text.replace('  getUser,\n', '  getGreeting,\n  getUser,\n')}`,
      )
      save('mocks/operations/account_service/get-greeting.ts', operation)
    },
    changeRule: () =>
      save('mocks/operations/account_service/get-greeting.ts', (text) => text.replace('Hej', 'God morgon')),
    /** The portal is to call it. */
    nameOperation: () =>
      save('orval.config.ts', (text) => text.replace("'getUser'", "'getGreeting', 'getUser'")),
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
      save('contracts/account_service.yaml', (text) =>
        text.replace('operationId: getGreeting', 'operationID: getGreeting'),
      ),
    mendContract: () =>
      save('contracts/account_service.yaml', (text) =>
        text.replace('operationID: getGreeting', 'operationId: getGreeting'),
      ),
    changeText: () =>
      save('src/screens/settings/messages.sv.json', (text) =>
        text.replace('Dina uppgifter', 'Det här är du'),
      ),
  }
}

const greeting = `  /account_service/user/greeting:
    get:
      operationId: getGreeting
      tags: [user]
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

const operation = `import type { AccountOperation } from './shared/types.ts'

export const getGreeting: AccountOperation<'getGreeting'> = () => ({ status: 200, body: { text: 'Hej' } })
`

const call = `import { getGetGreetingQueryOptions } from '#gen/account_service/calls/get-greeting.ts'

export const greetingQuery = () => getGetGreetingQueryOptions()
`

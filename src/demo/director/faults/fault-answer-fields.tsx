import { useId } from 'react'
import { problemCodes } from './fault-draft.ts'
import { Group } from './fault-group.tsx'
import type { FieldProps } from './fault-group.tsx'
import type { Operation } from '../mock/operations.ts'
import { Choice, Labelled, TextArea, TextBox } from '../parts/parts.tsx'
import { texts } from '../texts.ts'

/** What a fault answers: statuses and examples are those of the operation, once it is known. */
export function AnswerFields({ field, operation }: FieldProps & { operation: Operation | undefined }) {
  const examples = useId()
  return (
    <Group title={texts.faults.answer}>
      <Labelled label={texts.faults.status}>
        <Choice {...field('status')}>
          <option value="">{texts.faults.asUsual}</option>
          {(operation?.statuses ?? commonStatuses).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Choice>
      </Labelled>
      <Labelled label={texts.faults.problem}>
        <Choice {...field('problemCode')}>
          <option value="">{texts.faults.noProblem}</option>
          {problemCodes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Choice>
      </Labelled>
      <Labelled label={texts.faults.example} hint={texts.faults.exampleHint} className="col-span-2">
        <TextBox list={examples} autoComplete="off" spellCheck={false} {...field('example')} />
      </Labelled>
      <datalist id={examples}>
        {operation?.examples.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
      <Labelled label={texts.faults.headers} hint={texts.faults.headersHint} className="col-span-2">
        <TextArea rows={2} {...field('headers')} />
      </Labelled>
      <Labelled label={texts.faults.body} hint={texts.faults.bodyHint} className="col-span-2">
        <TextArea rows={3} {...field('body')} />
      </Labelled>
    </Group>
  )
}

/** What most contracts have. */
const commonStatuses = [200, 202, 204, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 503]

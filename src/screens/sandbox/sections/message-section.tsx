import { Message } from '#src/ui/feedback/message.tsx'
import { clock } from '#src/ui/icons/contact.ts'
import { Sample, Specimen } from '../sample.tsx'
import { messages, titles } from '../samples.ts'

/** Messages in the page. */
export const MessageSection = () => (
  <Sample title={titles.messages}>
    <Specimen of="Message" className="grid items-start gap-3 sm:grid-cols-2">
      <Message>{messages.info}</Message>
      <Message tone="warn" icon={clock}>
        {messages.warn}
      </Message>
      <Message tone="err">{messages.err}</Message>
      <Message tone="ok">{messages.ok}</Message>
      <Message tone="ok" title={messages.title}>
        {messages.text}
      </Message>
    </Specimen>
  </Sample>
)

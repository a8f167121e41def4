import type { ComponentProps } from 'react'
import { ToolButton } from '../director/parts/parts.tsx'
import { usePortalControls } from '../director/portal-controls.ts'
import { useMockAction } from '../director/mock/use-mock-action.ts'
import { texts } from './front-texts.ts'

type Props = Omit<ComponentProps<typeof ToolButton>, 'onClick'> & {
  /** What is copied; asked for when it is pressed. */
  text: () => string | Promise<string>
  /** What that is, in words. */
  what: string
}

/** Copies something, and says so. */
export function CopyButton({ text, what, ...rest }: Props) {
  const { say } = usePortalControls()
  const { run, isBusy } = useMockAction()
  const copy = () =>
    run(async () => {
      try {
        const copied = await text()
        await navigator.clipboard.writeText(copied).then(
          () => say(texts.copy.copied(what)),
          () => say(texts.copy.refused),
        )
      } catch (error) {
        say(error instanceof Error ? error.message : String(error))
      }
    })
  return <ToolButton {...rest} busy={isBusy} onClick={copy} />
}

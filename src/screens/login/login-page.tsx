import type { LoginContent } from '#gen/content/model.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { LoginPanel } from '#src/features/login/login-panel.tsx'
import type { LoginPanelProps } from '#src/features/login/login-panel.tsx'

type Props = Omit<LoginPanelProps, 'links'> & { content: LoginContent }

/** The login form on a page of its own, with the words and links of the content service. */
export function LoginPage({ content, ...panel }: Props) {
  return (
    <PageWidth className="pt-10 pb-section sm:pt-16">
      <div className="max-w-150">
        <h1>{content.heading}</h1>
        {content.preamble && <p className="mt-4 text-lead text-ink-2">{content.preamble}</p>}
        <div className="mt-8">
          <LoginPanel links={content} {...panel} />
        </div>
      </div>
    </PageWidth>
  )
}

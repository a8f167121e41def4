import { PageWidth } from '#src/ui/layout/page.tsx'
import { pageTexts } from './samples.ts'
import { BrandSection } from './sections/brand-section.tsx'
import { ButtonSection } from './sections/button-section.tsx'
import { CardSection } from './sections/card-section.tsx'
import { ChoiceSection } from './sections/fields/choice-section.tsx'
import { ContentSection } from './sections/content-section.tsx'
import { FieldSection } from './sections/fields/field-section.tsx'
import { FormSection } from './sections/fields/form-section.tsx'
import { LayoutSection } from './sections/layout-section.tsx'
import { LinkSection } from './sections/link-section.tsx'
import { MessageSection } from './sections/message-section.tsx'
import { NavigationSection } from './sections/navigation-section.tsx'
import { NumberSection } from './sections/fields/number-section.tsx'
import { OverlaySection } from './sections/overlay-section.tsx'
import { StateSection } from './sections/state-section.tsx'
import { StepSection } from './sections/fields/step-section.tsx'
import { StorySection } from './sections/story-section.tsx'
import { ThemeSection } from './sections/theme-section.tsx'
import { TickSection } from './sections/fields/tick-section.tsx'
import { ToastSection } from './sections/toast-section.tsx'
import { TokenSection } from './sections/token-section.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useThemedSite } from './use-themed-site.ts'
import './sandbox.css'

/** The developer sandbox: every component of the design system in every state, in each of the seven themes (T-084). */
export function SandboxPage() {
  const site = useThemedSite()
  return (
    <div lang="sv">
      <meta name="robots" content="noindex" />
      <PageWidth className="pt-14 pb-4 sm:pt-20">
        <h1>{pageTexts.title}</h1>
        <p className="mt-5 max-w-measure text-lead text-ink-2">{pageTexts.lead}</p>
      </PageWidth>
      <ThemeSwitch current={site} />
      <PageWidth className="pt-9 pb-section">
        <TokenSection />
        <BrandSection site={site} />
        <ButtonSection />
        <LinkSection />
        <ChoiceSection />
        <FieldSection />
        <TickSection />
        <NumberSection />
        <FormSection />
        <ContentSection />
        <CardSection />
        <MessageSection />
        <StateSection />
        <ToastSection />
        <NavigationSection />
        <StepSection />
        <LayoutSection />
        <OverlaySection />
        <ThemeSection />
        <StorySection />
      </PageWidth>
    </div>
  )
}

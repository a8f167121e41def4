import { use } from 'react'
import type { en } from './en.ts'
import { panelTexts } from './panel-texts.ts'
import { PortalControlsContext } from '../portal-controls.ts'

/** The panel's words for the site that it stands beside; English on a page of tools, which stands beside none. */
export const usePanelTexts = (): typeof en => panelTexts[use(PortalControlsContext)?.site.language ?? 'en']

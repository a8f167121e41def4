import type { operations } from '#gen/case_management/types.ts'
import { largeFile, picture } from './case-steps.ts'
import type { Recipes } from '../play/recipe.ts'

const karin = { persona: 'karin' } as const
const amira = { persona: 'amira' } as const

const errand = { path: { id: 'case-204771' } }
const unknown = { path: { id: 'nobody-0' } }
const round = { path: { id: 'round-190077' } }
const file = { path: { attachmentId: 'att-204771-1', filename: 'hiss.jpg' } }
const noFile = { path: { attachmentId: 'nobody-0', filename: 'hiss.jpg' } }
const roundFile = { path: { attachmentId: 'att-190077-1', filename: 'rondprotokoll.pdf' } }

const sweden = { site: 'Jmse' } as const
const norway = { site: 'Jmno' } as const
const change = { site: 'Jmse', description: 'Springan är nu större.' }

const report = {
  siteId: '1',
  area: '1',
  propertyId: 'property-almvalvet',
  buildingId: 'building-almvalvet-a',
  buildingPartId: 'stairs-almvalvet-a',
  roomId: 'area-elevator',
  assetTypeId: 'asset-liftStops',
  description: 'Hissen stannar mellan plan två och tre.',
}

/** Errands and rounds of an association. */
export const boardErrandRecipes = {
  getCases: { 200: { ...karin, scenario: 'errands-board', ask: {} }, 403: { ...amira, ask: {} } },
  getCase: {
    200: { ...karin, ask: errand },
    403: { ...amira, ask: errand },
    404: { ...karin, ask: unknown },
  },
  updateCase: {
    200: { ...karin, ask: { ...errand, body: { ...change, NewFiles: [picture()] } } },
    403: { ...amira, ask: { ...errand, body: change } },
    404: { ...karin, ask: { ...unknown, body: change } },
    409: {
      ...karin,
      ask: async (setup) => {
        await setup.call('closeCase', { ...errand, body: sweden })
        return { ...errand, body: change }
      },
    },
    413: {
      ...karin,
      code: 'fileTooLarge',
      ask: () => ({ ...errand, body: { ...change, NewFiles: [largeFile()] } }),
    },
    422: { ...karin, code: 'unprocessable', ask: { ...errand, body: { ...change, site: 'Jmno' } } },
  },
  closeCase: {
    204: { ...karin, ask: { ...errand, body: sweden } },
    403: { ...amira, ask: { ...errand, body: sweden } },
    404: { ...karin, ask: { ...unknown, body: sweden } },
    409: {
      ...karin,
      ask: async (setup) => {
        await setup.call('closeCase', { ...errand, body: sweden })
        return { ...errand, body: sweden }
      },
    },
    422: { ...karin, ask: { ...errand, body: norway } },
  },
  getRounds: { 200: { ...karin, ask: {} }, 403: { ...amira, ask: {} } },
  getRound: {
    200: { ...karin, ask: round },
    403: { ...amira, ask: round },
    404: { ...karin, ask: unknown },
  },
  getCaseFile: {
    200: { ...karin, ask: file },
    403: { ...amira, ask: file },
    404: { ...karin, ask: noFile },
  },
  getRoundFile: {
    200: { ...karin, ask: roundFile },
    403: { ...amira, ask: roundFile },
    404: { ...karin, ask: noFile },
  },
  createBoardCase: {
    201: { ...karin, ask: { body: { ...report, Files: [picture()] } } },
    403: {
      persona: 'birgitta',
      scenario: 'board-without-management',
      code: 'noTechnicalManagement',
      ask: { body: report },
    },
    413: { ...karin, code: 'fileTooLarge', ask: () => ({ body: { ...report, Files: [largeFile()] } }) },
    422: { ...karin, code: 'unprocessable', ask: { body: { ...report, roomId: 'area-none' } } },
  },
} satisfies Partial<Recipes<operations>>

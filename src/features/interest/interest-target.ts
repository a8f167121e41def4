/** What somebody is interested in: a project, or one home of it. */
export type InterestTarget = { stageId: string; objectId?: string; name: string }

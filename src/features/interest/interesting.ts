/** What somebody is interested in: a project, or one home of it. */
export type Interesting = { stageId: string; objectId?: string; name: string }

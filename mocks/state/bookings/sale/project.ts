import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Stage } from '../../../catalogue/types.ts'

/** A project is what is built in one area, stage by stage (E-014); it is known by the area's name. */
export const projectIdOf = ({ areaId }: Pick<Stage, 'areaId'>): string => areaId.replace('area-', 'project-')

/** The stages of a project; none when there is no such project. */
export function stagesOfProject(catalogue: Catalogue, projectId: string): readonly Stage[] {
  return catalogue.stages.filter((stage) => projectIdOf(stage) === projectId)
}

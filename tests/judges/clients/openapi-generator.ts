import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientGenerator, Contract, Row } from './client-judges.ts'
import { mustRun, runProgram, tellingLine } from './run-program.ts'

const version = '7.25.0'

const settings = 'interfaceOnly=true,useSpringBoot3=true,openApiNullable=false'

type Part = readonly [group: string, name: string, version?: string]

/** What the generated interfaces are compiled against, at the versions that Spring Boot's own list of parts gives. */
const libraries: readonly Part[] = [
  ['org.springframework', 'spring-webmvc'],
  ['jakarta.servlet', 'jakarta.servlet-api'],
  ['jakarta.validation', 'jakarta.validation-api'],
  ['jakarta.annotation', 'jakarta.annotation-api'],
  ['com.fasterxml.jackson.core', 'jackson-databind'],
  ['io.swagger.core.v3', 'swagger-annotations-jakarta', '2.2.22'],
]

/** Java: the interfaces of a Spring service for each contract, which have to compile. */
export const openapiGenerator: ClientGenerator = {
  name: 'openapi-generator',
  language: 'Java 17 and Maven',
  probe: ['mvn', '--version'],
  async generate(contracts, folder) {
    await copied(folder, 'tool', [['org.openapitools', 'openapi-generator-cli', version]], true)
    await copied(folder, 'libraries', libraries)
    const rows: Row[] = []
    for (const contract of contracts) rows.push(await compiled(contract, folder))
    return rows
  },
}

/** Gets jars from Maven Central into a folder; the tool is one with all that it needs inside. */
async function copied(folder: string, name: string, parts: readonly Part[], isAlone = false): Promise<void> {
  const pom = join(folder, `${name}.xml`)
  await writeFile(pom, projectOf(parts, isAlone))
  const into = `-DoutputDirectory=${join(folder, name)}`
  await mustRun('mvn', ['-q', '-f', pom, 'dependency:copy-dependencies', into])
}

const projectOf = (parts: readonly Part[], isAlone: boolean) =>
  `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<parent><groupId>org.springframework.boot</groupId><artifactId>spring-boot-starter-parent</artifactId><version>3.3.13</version><relativePath/></parent>
<groupId>judges</groupId><artifactId>judges</artifactId><version>1</version><dependencies>
${parts.map((part) => dependency(part, isAlone)).join('\n')}
</dependencies></project>
`

const dependency = ([group, name, its]: Part, isAlone: boolean) =>
  `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId>${its ? `<version>${its}</version>` : ''}${
    isAlone
      ? '<exclusions><exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion></exclusions>'
      : ''
  }</dependency>`

async function compiled({ service, file }: Contract, folder: string): Promise<Row> {
  const own = join(folder, service)
  const jar = join(folder, 'tool', `openapi-generator-cli-${version}.jar`)
  const words = ['generate', '-g', 'spring', '-i', file, '-o', own, `--additional-properties=${settings}`]
  const generated = await runProgram('java', ['-jar', jar, ...words])
  if (generated.code !== 0) return { service, says: tellingLine(generated.output) }
  const sources = await readdir(own, { recursive: true })
  const files = sources.filter((one) => one.endsWith('.java')).map((one) => join(own, one))
  await writeFile(join(own, 'sources'), files.join('\n'))
  const options = ['-proc:none', '-nowarn', '-cp', join(folder, 'libraries', '*'), '-d', join(own, 'classes')]
  const ended = await runProgram('javac', [...options, `@${join(own, 'sources')}`])
  return { service, says: ended.code === 0 ? undefined : errorIn(ended.output, own) }
}

/** The first error of the compiler, without the folder that is gone by then. */
const errorIn = (output: string, folder: string) => tellingLine(output.replaceAll(`${folder}/`, ''))

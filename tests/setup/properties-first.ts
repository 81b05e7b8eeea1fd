import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The random histories take longest and run one after the other: begun last, they would keep a single core waiting. */
export class PropertiesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isFirst = ({ project }: TestSpecification) => project.name === 'properties'
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))]
  }
}

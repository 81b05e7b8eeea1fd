import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs the random histories first: they take longest and run sequentially, so at the end they would use one core. */
export class PropertiesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isFirst = ({ project }: TestSpecification) => project.name === 'properties'
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))]
  }
}

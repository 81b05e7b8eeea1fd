import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type StepResult = { name: string; hasPassed: boolean; seconds: number; output: string }

type Options = {
  env?: NodeJS.ProcessEnv
  /** Keep what the program says instead of passing it on. */
  isQuiet?: boolean
}

/** Runs a program to its end, with the project's own tools first on the path, and tells how it went. */
export async function runStep(name: string, command: string[], options: Options = {}): Promise<StepResult> {
  const started = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    stdio: ['ignore', options.isQuiet ? 'pipe' : 'inherit', options.isQuiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...options.env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const hasPassed = await Promise.race([
    once(child, 'close').then(([code]) => code === 0),
    once(child, 'error').then(([error]) => {
      output += String(error)
      return false
    }),
  ])
  return { name, hasPassed, seconds: (performance.now() - started) / 1000, output }
}

/** One line such as `✓ types       1.3 s`, followed by what a failed program said. */
export function report(step: StepResult): void {
  console.log(`${step.hasPassed ? '✓' : '✗'} ${step.name.padEnd(12)} ${step.seconds.toFixed(1).padStart(6)} s`)
  if (!step.hasPassed && step.output) console.log(step.output.trimEnd())
}

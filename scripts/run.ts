import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type StepResult = { name: string; hasPassed: boolean; seconds: number; output: string }

type Options = {
  env?: NodeJS.ProcessEnv
  /** Capture the program's output instead of passing it through. */
  isQuiet?: boolean
}

/** Runs a program to completion, with the project's own tools first on the PATH, and returns the result. */
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

/** Prints one line such as `✓ types       1.3 s`, followed by the output of a failed program. */
export function report(step: StepResult): void {
  console.log(`${step.hasPassed ? '✓' : '✗'} ${step.name.padEnd(12)} ${step.seconds.toFixed(1).padStart(6)} s`)
  if (!step.hasPassed && step.output) console.log(step.output.trimEnd())
}

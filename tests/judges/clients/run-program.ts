import { spawn } from 'node:child_process'

export type Ran = { code: number; output: string }

type Where = { cwd?: string; env?: Record<string, string>; minutes?: number }

/** Runs a program until it ends, or its time is over, and keeps what it wrote. */
export function runProgram(command: string, args: readonly string[], where: Where = {}): Promise<Ran> {
  const { cwd, env = {}, minutes = 10 } = where
  return new Promise((resolve) => {
    const output: string[] = []
    const signal = AbortSignal.timeout(minutes * 60_000)
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text))
    child.on('error', (error) => output.push(error.message))
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.join('') }))
  })
}

/** @throws what the program wrote, when it fails */
export async function mustRun(command: string, args: readonly string[], where: Where = {}): Promise<string> {
  const { code, output } = await runProgram(command, args, where)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-2000)}`)
  return output
}

/** The line of what a program wrote that says most: the first that names an error, or the last. */
export function tellingLine(output: string): string {
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('WARNING: You are using'))
  return (lines.find((line) => /error|warning|unable/i.test(line)) ?? lines.at(-1) ?? 'nothing')
    .trim()
    .slice(0, 160)
}

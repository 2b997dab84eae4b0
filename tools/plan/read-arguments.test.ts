import { describe, expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'

describe('the arguments of the command', () => {
  it('have defaults', () => {
    expect(readArguments(['vrptw', 'a.txt'])).toEqual({
      ok: true,
      value: { file: 'a.txt', objective: 'distance', seed: 1, seconds: 10, steps: undefined },
    })
  })

  it('may come in any order and with an equals sign', () => {
    const words = ['--seconds=2.5', 'vrptw', '--objective', 'vehicles', 'a.txt', '--seed', '-3']
    expect(readArguments(words)).toEqual({
      ok: true,
      value: { file: 'a.txt', objective: 'vehicles', seed: -3, seconds: 2.5, steps: undefined },
    })
  })

  it.each([
    ['', 'Say what to plan'],
    ['company a.txt', 'Say what to plan'],
    ['vrptw', 'Name the file'],
    ['vrptw a.txt b.txt', 'Only one file'],
    ['vrptw a.txt --seconds', '--seconds needs a value'],
    ['vrptw a.txt --seconds=', '--seconds needs a value'],
    ['vrptw a.txt --seconds soon', '--seconds is a number above 0 and up to 86400, not "soon".'],
    ['vrptw a.txt --seconds 0', 'not "0"'],
    ['vrptw a.txt --seconds -1', 'not "-1"'],
    ['vrptw a.txt --seconds Infinity', 'not "Infinity"'],
    ['vrptw a.txt --steps 1.5', '--steps is a whole number above 0, not "1.5".'],
    ['vrptw a.txt --steps 0', 'not "0"'],
    ['vrptw a.txt --steps 5 --seconds 5', 'not both'],
    ['vrptw a.txt --seed x', '--seed is a whole number, not "x".'],
    ['vrptw a.txt --seed 1.5', 'not "1.5"'],
    ['vrptw a.txt --seed 1 --seed 2', 'only once'],
    ['vrptw a.txt --objective time', '--objective is distance or vehicles, not "time".'],
    ['vrptw a.txt --minutes 5', 'There is no option --minutes.'],
  ])('"%s" is refused with a sentence', (line, sentence) => {
    const read = readArguments(line.split(' ').filter(Boolean))
    expect(!read.ok && read.problem).toContain(sentence)
  })
})

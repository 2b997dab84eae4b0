import { expect, it } from 'vitest'
import { clusterPeople } from './cluster-people.ts'

/** At zoom 0 a cell is an eighth of the map wide. */
const near = [
  { x: 0.01, y: 0.01 },
  { x: 0.03, y: 0.05 },
  { x: 0.9, y: 0.9 },
]
const never = () => false

it('groups who share a cell, in the middle of them', () => {
  const { alone, clusters } = clusterPeople(near, 0, never)
  expect(alone).toEqual([2])
  expect(clusters.map(({ members }) => members)).toEqual([[0, 1]])
  expect(clusters[0]?.place.x).toBeCloseTo(0.02)
})

it('parts them further in, by whole zooms', () => {
  expect(clusterPeople(near, 3.9, never).clusters).toHaveLength(0)
  expect(clusterPeople(near, 0.9, never).clusters).toHaveLength(1)
})

it('leaves out who must be seen', () => {
  const { alone, clusters } = clusterPeople(near, 0, (i) => i === 0)
  expect([new Set(alone), clusters]).toEqual([new Set([0, 1, 2]), []])
})

import type { Asset } from '#domain/entities/asset.ts'

export interface ShownAsset {
  readonly asset: Asset
  readonly unsent: boolean
}

import { deviceV1 } from './device-v1.ts'
import type { Migration } from './migration.ts'
import { userV1 } from './user-v1.ts'
import { userV10 } from './user-v10.ts'
import { userV11 } from './user-v11.ts'
import { userV12 } from './user-v12.ts'
import { userV13 } from './user-v13.ts'
import { userV14 } from './user-v14.ts'
import { userV15 } from './user-v15.ts'
import { userV16 } from './user-v16.ts'
import { userV17 } from './user-v17.ts'
import { userV18 } from './user-v18.ts'
import { userV19 } from './user-v19.ts'
import { userV2 } from './user-v2.ts'
import { userV20 } from './user-v20.ts'
import { userV21 } from './user-v21.ts'
import { userV22 } from './user-v22.ts'
import { userV23 } from './user-v23.ts'
import { userV24 } from './user-v24.ts'
import { userV25 } from './user-v25.ts'
import { userV26 } from './user-v26.ts'
import { userV27 } from './user-v27.ts'
import { userV3 } from './user-v3.ts'
import { userV4 } from './user-v4.ts'
import { userV5 } from './user-v5.ts'
import { userV6 } from './user-v6.ts'
import { userV7 } from './user-v7.ts'
import { userV8 } from './user-v8.ts'
import { userV9 } from './user-v9.ts'

export const userMigrations: readonly Migration[] = [
  userV1,
  userV2,
  userV3,
  userV4,
  userV5,
  userV6,
  userV7,
  userV8,
  userV9,
  userV10,
  userV11,
  userV12,
  userV13,
  userV14,
  userV15,
  userV16,
  userV17,
  userV18,
  userV19,
  userV20,
  userV21,
  userV22,
  userV23,
  userV24,
  userV25,
  userV26,
  userV27,
]
export const deviceMigrations: readonly Migration[] = [deviceV1]

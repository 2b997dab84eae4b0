import * as v from 'valibot'
import { emailLine, requiredLine } from '#domain/entities/fields.ts'

const shortestPassword = 8

export const filledEmail = v.pipe(v.string(), v.trim(), requiredLine, emailLine)
export const filledPassword = v.pipe(v.string(), v.minLength(1, 'required'))
export const newPassword = v.pipe(filledPassword, v.minLength(shortestPassword, 'weakPassword'))

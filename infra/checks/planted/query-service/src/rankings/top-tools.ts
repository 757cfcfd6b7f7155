import knex from 'knex'
import { given } from '../kernel/testing/given.ts'
import { missing } from './missing.ts'

export const topTools = [knex, given, missing]

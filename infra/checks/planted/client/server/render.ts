import { voter } from '../../command-service/src/voting/voter.ts'
import { build } from 'vite'

export const render = [voter, build]

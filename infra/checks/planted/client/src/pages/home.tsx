import { store } from '../app/store.ts'

export const home = store

import { bus } from '../../../infra/adapters/bus.ts'

export const voteCast = bus

import { connect } from 'nats'
import { stack } from '../../../infra/local/stack.ts'
import { topTools } from '../../../query-service/src/rankings/top-tools.ts'
import { follower } from '../following/follower.ts'

export const voter = [connect, stack, topTools, follower]

import { defineRoute } from '../kernel/define-route.ts'
import { Board } from './board-answers.ts'
import { BoardParams, BoardQuery } from './voting-questions.ts'

export const boardRoute = /* @__PURE__ */ defineRoute('GET /api/boards/:period', {
  who: 'everybody',
  params: BoardParams,
  query: BoardQuery,
  answer: Board,
})

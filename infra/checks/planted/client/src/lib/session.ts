import { readFileSync } from 'node:fs'
import { Button } from '../ui/button.tsx'
import { render } from '../../server/render.ts'

export const session = [readFileSync, Button, render]

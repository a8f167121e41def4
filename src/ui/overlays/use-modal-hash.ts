import { useRouter } from '@tanstack/react-router'
import type { RegisteredRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { ModalStack } from './modal-stack.ts'

const stacks = new WeakMap<RegisteredRouter, ModalStack>()

/** While `isOpen`, the hash says so, and Back closes (R-070, S-030). Without a router around it nothing is said. */
export function useModalHash(isOpen: boolean, onClose: () => void): void {
  const router = useRouter({ warn: false }) as RegisteredRouter | null
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !router) return
    const stack = stacks.get(router) ?? new ModalStack(router)
    stacks.set(router, stack)
    return stack.add(() => close())
  }, [isOpen, router])
}

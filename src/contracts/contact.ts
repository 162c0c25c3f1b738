import { z } from 'zod';

export const contactMessageSchema = z.object({
  name: z.string().trim().min(1).max(200),
  email: z
    .string()
    .trim()
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address')
    .max(320),
  subject: z.string().trim().min(1).max(300),
  message: z.string().trim().min(1).max(10_000),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

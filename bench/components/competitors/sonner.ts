export { Toaster, toast } from 'sonner';

/** The public record as JSON. */
export {
  readApi as GET,
  readOnly as DELETE,
  readOnly as PATCH,
  readOnly as POST,
  readOnly as PUT,
} from '@/app/api/read';
